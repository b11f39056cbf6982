import type { AnswerCache, CachedAnswer } from './public-types.ts';

const maxAnswers = 100;
const maxCharacters = 10_000_000;

/** Returns a cache in memory. It drops the answers first that were unused for the longest time. */
export function answerCache(): AnswerCache {
  const answers = new Map<string, CachedAnswer>();
  let characters = 0;
  const remove = (url: string) => {
    characters -= answers.get(url)?.text.length ?? 0;
    answers.delete(url);
  };
  return {
    get(url) {
      const answer = answers.get(url);
      if (!answer) return undefined;
      answers.delete(url);
      answers.set(url, answer);
      return answer;
    },
    set(url, answer) {
      remove(url);
      answers.set(url, answer);
      characters += answer.text.length;
      for (const oldestUrl of answers.keys()) {
        if (answers.size <= maxAnswers && characters <= maxCharacters) break;
        remove(oldestUrl);
      }
    },
  };
}
