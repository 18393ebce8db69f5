import { format } from 'node:util';

let complaints: string[] = [];

/** A console.error (React's warnings, an unhandled failure) fails the test that caused it. */
beforeEach(() => {
  complaints = [];
  jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    complaints.push(format(...args));
  });
});

afterEach(() => {
  jest.mocked(console.error).mockRestore?.();
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
