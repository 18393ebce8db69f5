// npm run bench: the figures that have a budget. Bytes are exact; times swing with the machine and are only printed.
import { reportRouteBytes } from './route-bytes.mjs';

if (!reportRouteBytes()) {
  console.error('A route is over its budget.');
  process.exit(1);
}
