import { format } from 'node:util';

let complaints: string[] = [];

/** Fails a test that calls console.error, for example because of a React warning or an unhandled error. */
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
