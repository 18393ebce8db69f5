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
  /** What is still open of a company is left out. */
  | { readonly kind: 'leave'; readonly rawId: string; readonly decisions: readonly Decision[] }
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
    case 'leave': {
      const orders = new Map(act.decisions.map(({ key, decision }) => [key, decision]));
      return {
        ...company,
        values: company.values.map((value) => decided(value, orders.get(value.key) ?? null, '')),
      };
    }
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

function decided(value: ReviewValue, decision: Decision['decision'] | null, text: string): ReviewValue {
  if (decision === null) return value;
  return { ...value, state: STATES[decision], is_open: false, decided: heldBy(value, decision, text) };
}

/** What holds instead of the value after a decision; null where nothing does. */
function heldBy(value: ReviewValue, decision: Decision['decision'], text: string): string | null {
  if (decision === 'correct') return text;
  if (decision === 'keep') return value.present?.text ?? null;
  return decision === 'discard' ? null : value.decided;
}

/** As many as one call takes. */
const MAX_DECISIONS = 60;

/**
 * What ends the work on an article: companies that wait are set aside for this article alone, of the others every open
 * value is left out, and what their startups have is kept.
 */
export function leavingActs({ companies }: ReviewArticle): Act[] {
  return companies.flatMap(({ raw_id: rawId, state, values }): Act[] => {
    if (state === 'discarded') return [];
    if (state === 'waiting') return [{ kind: 'set_aside', rawId, reason: 'left_aside' }];
    const decisions = values
      .filter(({ is_open }) => is_open)
      .slice(0, MAX_DECISIONS)
      .map(({ key, state: said }) => ({
        key,
        decision: said === 'conflict' ? ('keep' as const) : ('discard' as const),
      }));
    return decisions.length === 0 ? [] : [{ kind: 'leave', rawId, decisions }];
  });
}

/** The startup of the same name that a company is merged into when it is accepted; null where it finds its own by itself. */
export function namesakeOf({ startup, becomes, nearest }: ReviewCompany): ReviewCompany['nearest'] {
  return startup === null && becomes === undefined && nearest?.likeness === 1 ? nearest : null;
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
