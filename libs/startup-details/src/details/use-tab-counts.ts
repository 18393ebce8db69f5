import { useFacts } from '@vaglio/startup-facts';
import { useTimeline } from '@vaglio/startup-activity';

/** What the tabs of a startup's details count. */
export interface TabCounts {
  /** How much of what was read waits for an answer. */
  readonly suggestions: number;
  /** Of the timeline; null until it is known. */
  readonly entries: number | null;
  readonly notes: number | null;
}

/** Asks for what the tabs count, and so learns which of them the server offers. */
export function useTabCounts(id: string): TabCounts {
  const { facts } = useFacts(id);
  const { timeline } = useTimeline({ id });
  return {
    suggestions: facts?.open_suggestions ?? 0,
    entries: timeline?.counts.all ?? null,
    notes: timeline?.counts.note ?? null,
  };
}
