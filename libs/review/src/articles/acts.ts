import type { ReviewArticle, ReviewCompany, ReviewValue } from '@vaglio/contract';

/** What is sent about one value. */
export interface Decision {
  readonly key: string;
  readonly decision: 'accept' | 'correct' | 'discard' | 'take' | 'keep';
  readonly value?: string | number;
  readonly currency?: string;
  readonly kind?: NonNullable<ReviewValue['kind']>;
  readonly note?: string;
}

/** What a person does to a company of the article. */
export type Act =
  | { readonly kind: 'decide'; readonly rawId: string; readonly decision: Decision; readonly text: string }
  | { readonly kind: 'accept'; readonly rawId: string }
  | {
      readonly kind: 'set_aside';
      readonly rawId: string;
      readonly reason: NonNullable<ReviewCompany['reason']>;
    }
  | { readonly kind: 'merge'; readonly rawId: string; readonly startupId: string; readonly name: string };

/** The article as it is shown while acts are on their way to the server. */
export function withActs(article: ReviewArticle, acts: readonly Act[]): ReviewArticle {
  return acts.reduce(withAct, article);
}

function withAct(article: ReviewArticle, act: Act): ReviewArticle {
  const companies = article.companies.map((company) =>
    company.raw_id === act.rawId ? companyWith(company, act) : company,
  );
  return { ...article, companies, open: article.open - openIn(article.companies) + openIn(companies) };
}

/** As the server counts: a company that waits needs a person also without an open value. */
function openIn(companies: readonly ReviewCompany[]): number {
  return companies.reduce((sum, { state, values }) => {
    const open = state === 'discarded' ? 0 : values.filter(({ is_open }) => is_open).length;
    return sum + (state === 'waiting' ? Math.max(1, open) : open);
  }, 0);
}

function companyWith(company: ReviewCompany, act: Act): ReviewCompany {
  switch (act.kind) {
    case 'decide':
      return {
        ...company,
        values: company.values.map((value) =>
          value.key === act.decision.key ? decided(value, act.decision.decision, act.text) : value,
        ),
      };
    case 'accept':
      return {
        ...company,
        state: 'accepted',
        values: company.values.map((value) => (isProposed(value) ? decided(value, 'accept', '') : value)),
      };
    case 'set_aside':
      return { ...company, state: 'discarded', reason: act.reason };
    case 'merge':
      return { ...company, state: 'accepted' };
  }
}

/** What Accept company accepts: conflicts and values without a source stay open. */
export function isProposed({ state, quotes }: ReviewValue): boolean {
  return state === 'proposed' && quotes.length > 0;
}

const STATES = {
  accept: 'confirmed',
  take: 'confirmed',
  correct: 'changed',
  discard: 'discarded',
  keep: 'discarded',
} as const;

function decided(value: ReviewValue, decision: Decision['decision'], text: string): ReviewValue {
  return { ...value, state: STATES[decision], is_open: false, decided: heldBy(value, decision, text) };
}

/** What holds instead of the value after a decision; null where nothing does. */
function heldBy(value: ReviewValue, decision: Decision['decision'], text: string): string | null {
  if (decision === 'correct') return text;
  if (decision === 'keep') return value.present?.text ?? null;
  return decision === 'discard' ? null : value.decided;
}

/** Whether Enter accepts a value: a conflict has no default. */
export function canAccept({ state }: ReviewValue): boolean {
  return state === 'proposed' || state === 'no_source';
}

/** Whether anything can be decided about a value; one that was discarded is taken back first. */
export function canDecide({ state }: ReviewValue): boolean {
  return state !== 'discarded';
}

export function canDiscard({ state }: ReviewValue): boolean {
  return state !== 'conflict' && state !== 'discarded';
}
