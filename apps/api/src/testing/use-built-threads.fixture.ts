import { threadProgram } from './built-threads';

// Modules that are loaded afterwards receive the function of specs.
const replaced = require.cache[require.resolve('../platform/threads/thread-program')];
if (!replaced) throw new Error('thread-program.ts has not been loaded.');
replaced.exports = { threadProgram };
