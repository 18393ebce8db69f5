// The program `vaglio`: `npx vaglio` in the repository, vaglio.mjs in the package and in the container.
import { runVaglio } from './run-vaglio';

const output = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
};

void runVaglio(process.argv.slice(2), output).then((code) => {
  // Without an exit: a server that was started, or a stream that is written, may still be at work.
  if (code !== 0) process.exitCode = code;
});
