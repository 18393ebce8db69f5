import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** Translated text with numbered parts, such as 'Forgot your password? <0>Reset it</0>'. */
  readonly text: string;
  /** Functions that render the numbered parts from their texts. A part without a function remains plain text. */
  readonly parts: readonly ((text: string) => ReactNode)[];
}

const PART = /<(\d)>([^<]*)<\/\d>/;

/** Sentence with links or emphasis, whose positions depend on the language. */
export function RichText({ text, parts }: RichTextProps) {
  // A pattern with two groups splits the text into this sequence: text, part number, part text, text, …
  const pieces = text.split(PART);
  return pieces.map((piece, place) => {
    if (place % 3 === 1) return null;
    const render = place % 3 === 2 ? parts[Number(pieces[place - 1])] : undefined;
    return <Fragment key={place}>{render ? render(piece) : piece}</Fragment>;
  });
}
