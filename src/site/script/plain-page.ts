import { makePage } from './make-page.ts';
import { showStatus } from './service-status.ts';

// The script of pages without matches, of which one shows the status of the service.

const health = await makePage();
if (health) showStatus(health);
