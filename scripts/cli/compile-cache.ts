import { enableCompileCache } from 'node:module';

// Before a command's own modules are loaded: their code without types is read from the cache of an earlier run.
enableCompileCache();
