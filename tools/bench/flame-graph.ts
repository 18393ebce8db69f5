// npx tsx tools/bench/flame-graph.ts FILE.cpuprofile TITLE > FILE.svg: a profile of V8 as a flame graph.
import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { xmlText } from '../../apps/api/src/platform/text/xml-text';

type Frame = { readonly name: string; samples: number; readonly calls: Map<string, Frame> };

const WIDTH = 1_200;
const ROW = 18;
const LETTER = 6.7;
const TOP = 34;
/** Narrower boxes could be neither read nor pointed at. */
const LEAST_WIDTH = 2;
/** What the process does not do. */
const IDLE = new Set(['(idle)', '(root)']);
const [PAPER, INK] = ['#ffffff', '#10201f'];
/** Of V8 itself, as (garbage collector), and of scripts. */
const [NATIVE, SCRIPT] = ['#d8dedd', '#a9d2d3'];

/**
 * @param profile as `BENCH_PROFILE`, --cpu-prof or the inspector writes it
 * @returns an SVG: the width of a box is its share of the samples in which the process was not idle, callers are above
 */
export function flameGraph(profile: Profiler.Profile, title: string): string {
  const root = framesOf(profile);
  const boxes: string[] = [];
  const depth = draw(root, 0, WIDTH / Math.max(1, root.samples), 0, root.samples, boxes);
  const height = TOP + (depth + 1) * ROW + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">
<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
<text x="8" y="22" font-size="14" fill="${INK}">${xmlText(title)}</text>
${boxes.join('\n')}
</svg>
`;
}

/** Samples by the names that called each other; one node of V8 is one place in a script, of which a name has several. */
function framesOf({ nodes, samples = [] }: Profiler.Profile): Frame {
  const counts = new Map<number, number>();
  for (const sample of samples) counts.set(sample, (counts.get(sample) ?? 0) + 1);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const root: Frame = { name: 'all', samples: 0, calls: new Map() };
  const visit = (id: number, caller: Frame): number => {
    const node = byId.get(id);
    if (!node) return 0;
    const { functionName } = node.callFrame;
    const isLeftOut = IDLE.has(functionName);
    const frame = isLeftOut ? caller : calleeOf(caller, functionName || 'anonymous');
    const own = isLeftOut ? 0 : (counts.get(id) ?? 0);
    const all = (node.children ?? []).reduce((sum, child) => sum + visit(child, frame), own);
    if (!isLeftOut) frame.samples += all;
    return all;
  };
  const [first] = nodes;
  root.samples = first ? visit(first.id, root) : 0;
  return root;
}

function calleeOf(caller: Frame, name: string): Frame {
  const known = caller.calls.get(name);
  if (known) return known;
  const frame: Frame = { name, samples: 0, calls: new Map() };
  caller.calls.set(name, frame);
  return frame;
}

/** @returns the depth of the deepest box below */
function draw(frame: Frame, x: number, scale: number, depth: number, all: number, boxes: string[]): number {
  const width = frame.samples * scale;
  const y = TOP + depth * ROW;
  const share = `${((100 * frame.samples) / Math.max(1, all)).toFixed(1)}%`;
  const letters = Math.floor((width - 6) / LETTER);
  const text = letters < 3 ? '' : label(x + 3, y + 13, frame.name.slice(0, letters));
  boxes.push(
    `<g><title>${xmlText(frame.name)} ${share}</title><rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW - 1}" rx="2" fill="${frame.name.startsWith('(') ? NATIVE : SCRIPT}"/>${text}</g>`,
  );
  let [left, deepest] = [x, depth];
  for (const callee of [...frame.calls.values()].sort((a, b) => b.samples - a.samples)) {
    if (callee.samples * scale < LEAST_WIDTH) continue;
    deepest = Math.max(deepest, draw(callee, left, scale, depth + 1, all, boxes));
    left += callee.samples * scale;
  }
  return deepest;
}

const label = (x: number, y: number, text: string) =>
  `<text x="${x.toFixed(1)}" y="${y}" fill="${INK}">${xmlText(text)}</text>`;

if (require.main === module) {
  const [file, title] = process.argv.slice(2);
  if (!file) throw new Error('Name a file of a profile.');
  process.stdout.write(flameGraph(JSON.parse(readFileSync(file, 'utf8')), title ?? file));
}
