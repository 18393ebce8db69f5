import type { Compared } from './load';

/** A figure, with the description of what it is compared to. */
export type Figure = {
  what: string;
  value: string;
  floor?: string;
  ratio?: string;
  note?: string;
  /** What the table of growth is made of. */
  compared?: Compared;
};

export type Chapter = { title: string; figures: Figure[] };

/** Chapters as Markdown tables. */
export function toMarkdown(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ title, figures }) =>
      [
        `### ${title}`,
        '',
        '| figure | Vaglio | floor | ratio | note |',
        '|---|---|---|---|---|',
        ...figures.map(
          ({ what, value, floor = '', ratio = '', note = '' }) =>
            `| ${what} | ${value} | ${floor} | ${ratio} | ${note} |`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}

export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
export const perSecond = (value: number, unit: string) => `${Math.round(value)} ${unit}/s`;
export const times = (value: number) => `x${value.toFixed(2)}`;
export const kilobytes = (value: number) => `${(value / 1000).toFixed(value < 100_000 ? 1 : 0)} kB`;
