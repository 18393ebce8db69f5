import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { Person } from '@vaglio/contract';
import { useListPeopleQuery } from '@vaglio/startups-data';
import { mentionBefore, mentionedIds, offeredPeople, type Mentionable } from './mentions';

const EVERYBODY = 500;

/**
 * Suggests users while a name is typed after @.
 * @param onText receives the text with the selected name, and the caret position
 * @param former users mentioned in the text before it was edited
 */
export function useMentions(
  text: string,
  onText: (text: string, caret: number) => void,
  former: readonly Mentionable[] = [],
) {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(former.map(({ id }) => id)));
  const isAsked = text.includes('@');
  const { data } = useListPeopleQuery(isAsked ? { limit: EVERYBODY } : skipToken);
  const people = data?.items ?? [];
  const begun = caret === null ? null : mentionBefore(text, caret);
  const offered = begun ? offeredPeople(people, begun.written) : [];
  const choose = (person: Person): void => {
    if (!begun || caret === null) return;
    const before = `${text.slice(0, begun.at)}@${person.name} `;
    setChosen(new Set([...chosen, person.id]));
    setCaret(null);
    onText(before + text.slice(caret), before.length);
  };
  return {
    offered,
    /** Index of the suggestion that Enter selects. */
    active: Math.min(active, offered.length - 1),
    choose,
    /** Updates the caret position after typing. */
    follow: (at: number | null): void => {
      setCaret(at);
      setActive(0);
    },
    close: () => setCaret(null),
    move: (step: number) => setActive((active + step + offered.length) % offered.length),
    ids: () => {
      const others = people.filter(({ id }) => former.every((one) => one.id !== id));
      return mentionedIds(text, [...former, ...others], chosen);
    },
  };
}
