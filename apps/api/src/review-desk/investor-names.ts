import { foldText } from '@vaglio/startups-domain';

/** The investors that a text names, each folded; a name may itself hold the sign that separates them: 'Acme, Inc.' */
export function namesIn(text: string | null): string[] {
  const parts = (text ?? '').split(', ');
  return parts.flatMap((_, at) =>
    [1, 2, 3].map((length) => foldText(parts.slice(at, at + length).join(', '))),
  );
}
