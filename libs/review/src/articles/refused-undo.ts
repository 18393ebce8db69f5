import { errorText } from '@vaglio/api-client';
import { list, nullable, object, property, text } from '@vaglio/contract';
import { laterText } from '@vaglio/startups-data';
import { FACT_TEXTS } from '@vaglio/startup-facts';

/** Shape of the error response that lists the later steps. */
const STEPS = list(object({ words: text, decided_by: nullable(text) }));

/**
 * Returns the reason why an undo was rejected, with the dependent steps, such as 'Canton: Genève to Bern, Marc Aebi, 21
 * Nov 2026'.
 */
export function refusedUndo(failure: unknown): string {
  const said = errorText(failure, 'Undo failed');
  const steps = STEPS(property(property(failure, 'data'), 'steps')) ?? [];
  const built = [
    ...laterText(failure, FACT_TEXTS),
    ...steps.map(({ words, decided_by }) => [words, decided_by].filter((part) => part !== null).join(', ')),
  ];
  return built.length === 0 ? said : `${said} ${built.join('; ')}.`;
}
