import type { ReviewArticle } from '@vaglio/contract';
import type { QuoteColour } from '@vaglio/startup-facts';
import { isSame, type Selection } from './selection';
import { formOf } from './value-fields';

/** A quote in the text: where, and what it says. Counted in code points; `end` is behind the last one. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly stop: Selection;
  readonly colour: QuoteColour;
  readonly label: string;
}

/** A part of the text that the same quotes cover; none for plain text. */
export interface Piece {
  readonly text: string;
  /** Of the first code point. */
  readonly start: number;
  readonly marks: readonly Mark[];
}

/** The quotes of all companies that were not discarded, also those that prove nothing, names included; a name leads to its company's first value. */
export function marksOf({ companies }: ReviewArticle): Mark[] {
  return companies.flatMap(({ raw_id: rawId, state, quotes, values }) => {
    if (state === 'discarded') return [];
    const first = { rawId, key: values[0]?.key ?? '' };
    return [
      ...quotes.map((place) => ({ ...place, stop: first, colour: 'name' as const, label: 'Name' })),
      ...values.flatMap((value) => {
        const { colour, label } = formOf(value);
        const passages = [...value.quotes, ...(value.proof?.passages ?? [])];
        return passages.map((place) => ({ ...place, stop: { rawId, key: value.key }, colour, label }));
      }),
    ].map(({ start, end, stop, colour, label }) => ({ start, end, stop, colour, label }));
  });
}

/**
 * A text by paragraphs, each cut where a quote begins or ends, so that quotes that overlap are all kept.
 * @param marks what lies outside of the text is left out
 */
export function paragraphsOf(text: string, marks: readonly Mark[]): Piece[][] {
  const points = [...text];
  const inside = marks.filter(({ start, end }) => start >= 0 && end <= points.length && end > start);
  const breaks = points.flatMap((point, index) => (point === '\n' ? [index, index + 1] : []));
  const cuts = new Set([0, points.length, ...breaks, ...inside.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].sort((one, other) => one - other);
  const paragraphs: Piece[][] = [[]];
  places.slice(0, -1).forEach((start, index) => {
    const end = places[index + 1] ?? points.length;
    const piece = points.slice(start, end).join('');
    if (piece === '\n') return void paragraphs.push([]);
    const covering = inside.filter((mark) => mark.start <= start && mark.end >= end);
    paragraphs.at(-1)?.push({ text: piece, start, marks: covering });
  });
  return paragraphs.filter((pieces) => pieces.some(({ text: piece }) => piece.trim() !== ''));
}

/** The mark is a quote of the selected value; the name of a company leads to its first value without being its quote. */
export function isOfValue({ stop, label }: Mark, selection: Selection | null): boolean {
  return label !== 'Name' && isSame(stop, selection);
}

/** The quote of a piece that is shown: of the selected value, else of the active company, else the first. */
export function shownMark({ marks }: Piece, selection: Selection | null): Mark | null {
  return (
    marks.find((mark) => isOfValue(mark, selection)) ??
    marks.find(({ stop }) => stop.rawId === selection?.rawId) ??
    marks[0] ??
    null
  );
}

/** What a click on a piece selects: its values one after the other. */
export function clicked({ marks }: Piece, selection: Selection | null): Selection | null {
  const place = marks.findIndex(({ stop }) => isSame(stop, selection));
  return marks[(place + 1) % Math.max(1, marks.length)]?.stop ?? null;
}
