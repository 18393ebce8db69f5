export type ReadFamily = {
  name: string;
  type: string;
  help: string;
  samples: { name: string; labels: Record<string, string>; value: number }[];
};

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const HELP = new RegExp(`^# HELP (${NAME}) (\\S.*)$`);
const TYPE = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram|summary)$`);
const SAMPLE = new RegExp(`^(${NAME})(?:\\{(.*)\\})? (\\S+)$`);
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/y;
const SUFFIXES: Record<string, readonly string[]> = {
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
};

/**
 * Parses metrics in the Prometheus text format 0.0.4.
 * @throws Error for an invalid line: a sample without a family, a duplicate family or sample, or a value that is not a
 *   number
 */
export function readScrape(text: string): ReadFamily[] {
  const families = new Map<string, ReadFamily>();
  let current: ReadFamily | null = null;
  const seen = new Set<string>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const [, helped, help = ''] = HELP.exec(line) ?? [];
    const [, typed, type = ''] = TYPE.exec(line) ?? [];
    if (helped !== undefined) {
      if (families.has(helped)) throw new Error(`twice: ${line}`);
      families.set(helped, (current = { name: helped, help, type: '', samples: [] }));
    } else if (typed !== undefined) {
      if (current?.name !== typed || current.type !== '') throw new Error(`out of place: ${line}`);
      current.type = type;
    } else {
      const sample = readSample(line);
      const key = line.slice(0, line.lastIndexOf(' '));
      const names = (SUFFIXES[current?.type ?? ''] ?? ['']).map((suffix) => `${current?.name}${suffix}`);
      if (!current || !names.includes(sample.name) || seen.has(key)) throw new Error(`out of place: ${line}`);
      seen.add(key);
      current.samples.push(sample);
    }
  }
  return [...families.values()];
}

function readSample(line: string): ReadFamily['samples'][number] {
  const [, name = '', labelled = '', number = ''] = SAMPLE.exec(line) ?? [];
  const value = number === '+Inf' ? Infinity : Number(number);
  // A mean of no measurements has the value NaN.
  if (name === '' || (Number.isNaN(value) && number.toLowerCase() !== 'nan'))
    throw new Error(`not a sample: ${line}`);
  return { name, labels: readLabels(labelled), value };
}

function readLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const [, label, value] = LABEL.exec(text) ?? [];
    if (label === undefined || value === undefined || label in labels) throw new Error(`not labels: ${text}`);
    labels[label] = value;
  }
  return labels;
}

/** Returns violations of the Prometheus naming conventions; [] if there are none. */
export function faultsOf({ name, type, help, samples }: ReadFamily): string[] {
  const faults = [
    ...(help === '' ? ['no help'] : []),
    ...(type === '' ? ['no type'] : []),
    ...((type === 'counter') === name.endsWith('_total') ? [] : ['a counter, and only that, ends in _total']),
    ...(/_(ms|milliseconds|minutes|hours|days|kb|mb|kilobytes|megabytes|percent)(_|$)/.test(name)
      ? ['no base unit']
      : []),
    ...(/_(count|sum|bucket)$/.test(name) ? ['a suffix that belongs to histograms'] : []),
    ...(/[A-Z:]/.test(name) ? ['no snake_case'] : []),
    ...(samples.some(({ labels }) => Object.keys(labels).some((label) => name.includes(`_by_${label}`)))
      ? ['a label in the name']
      : []),
  ];
  return faults.map((fault) => `${name}: ${fault}`);
}
