import { makePage } from './make-page.ts';
import { showAnswer, showLatest } from './show-state.ts';

// The script of pages that show matches, which it keeps up to date.

void makePage({ showAnswer, showLatest });
