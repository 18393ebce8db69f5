import { createServer } from 'node:http';
import { listening } from '../../apps/api/src/testing/listening';
import type { World } from './bench-world';
import { compare, type Load } from './load';
import type { Chapter, Figure } from './report';

const SECONDS = 4;
/** Few, since only processor time is read: a server that is flooded on a busy machine refuses. */
const AT_ONCE = 2;

/** Pages that come from memory, and some that the database makes, whose statements are spans too. */
const LISTS = [
  { name: 'ranked page of 20 from memory', path: '/auth/investments?pageSize=20' },
  { name: 'page of 20 raw rows by SQL', path: '/auth/startups/raw?pageSize=20' },
];

/** What traces of every request cost a server, in processor, with a collector that takes them. */
export async function traceFigures(world: World): Promise<Chapter> {
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = `http://127.0.0.1:${await listening(collector)}/v1/traces`;
  const all = await world.serveAlso({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT });
  const tenth = await world.serveAlso({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  });
  const figures: Figure[] = [];
  try {
    for (const { name, path } of LISTS) {
      for (const [share, server] of [
        ['every request', all],
        ['every tenth', tenth],
      ] as const) {
        const target = { name, path, token: world.token, atOnce: AT_ONCE };
        const { ours, bare } = await compare(
          { ours: { ...target, server }, bare: { ...target, server: world.server } },
          SECONDS,
        );
        figures.push(toFigure(`${name}, traces of ${share}`, ours, bare));
      }
    }
  } finally {
    await Promise.all([all.stop(), tenth.stop()]);
    collector.close();
    collector.closeAllConnections();
  }
  return { title: `Traces at ${world.startups} startups; the floor is without them`, figures };
}

function toFigure(what: string, on: Load, off: Load): Figure {
  const cpu = ({ cpu: value }: Load) => (value === null ? 'unknown' : `${value.toFixed(2)} ms of processor`);
  const ratio = on.cpu !== null && off.cpu !== null ? { ratio: `x${(on.cpu / off.cpu).toFixed(2)}` } : {};
  return { what, value: cpu(on), floor: cpu(off), ...ratio };
}
