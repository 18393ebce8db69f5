import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flameGraph } from './flame-graph';

const node = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, scriptId: '0', url: '', lineNumber: 0, columnNumber: 0 },
  children,
});
const LISTED = {
  startTime: 0,
  endTime: 10,
  nodes: [
    node(1, '(root)', [2, 3, 6]),
    node(2, '', [4, 5]),
    node(3, '(idle)'),
    node(4, 'rows<T>'),
    node(5, 'rows<T>'),
    node(6, '(garbage collector)'),
  ],
  samples: [3, 3, 3, 3, 2, 4, 4, 5, 6, 6],
};

const NAMED = String.raw`<title>(.*?) ([\d.]+%)</title>`;
const BOX = String.raw`<rect x="(.*?)" y="(\d+)" width="(.*?)".*?fill="(.*?)"`;
/** What is drawn, by its name: share, colour and place. */
const boxes = (svg: string) =>
  [...svg.matchAll(new RegExp(NAMED + BOX, 'g'))].map(([, name, share, x, y, width, fill]) => ({
    name,
    share,
    fill,
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));

test('the width of a box is its share of the samples that are not idle, below its caller, places of one name together, V8 in grey', () => {
  assert.deepEqual(boxes(flameGraph(LISTED, 'A list & its rows')), [
    { name: 'all', share: '100.0%', fill: '#a9d2d3', x: 0, y: 34, width: 1200 },
    { name: 'anonymous', share: '66.7%', fill: '#a9d2d3', x: 0, y: 52, width: 800 },
    { name: 'rows&lt;T&gt;', share: '50.0%', fill: '#a9d2d3', x: 0, y: 70, width: 600 },
    { name: '(garbage collector)', share: '33.3%', fill: '#d8dedd', x: 800, y: 52, width: 400 },
  ]);
  assert.match(flameGraph(LISTED, 'A list & its rows'), /A list &amp; its rows/);
});

test('of a process that was idle all the time nothing but its name is drawn', () => {
  const svg = flameGraph({ ...LISTED, samples: [3, 3] }, 'Idle');
  assert.deepEqual(
    boxes(svg).map(({ name, width }) => [name, width]),
    [['all', 0]],
  );
});
