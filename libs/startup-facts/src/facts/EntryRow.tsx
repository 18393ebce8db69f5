import type { ReactNode } from 'react';
import type { FactOrigin } from '@vaglio/contract';
import { fromText } from './origin-text';
import { EntryDialog } from './EntryDialog';
import { FactRow } from './FactRow';
import type { FactsScope } from './facts-scope';
import { FactValue } from './FactValue';
import type { Editing } from './use-editing';

interface EntryRowProps {
  /** Names the row on the page. */
  readonly name: string;
  readonly label: string;
  /** A role of the palette. */
  readonly labelColor?: string | undefined;
  /** 'Anna-Lena Gschwend': what the entry is called. */
  readonly text: string;
  /** How it is shown, where that is more than the words. */
  readonly shown?: ReactNode;
  readonly origin: FactOrigin | null;
  /** Everything that states it, the newest first. */
  readonly origins: readonly FactOrigin[];
  readonly scope: FactsScope;
  readonly editing: Editing;
  readonly form: ReactNode;
  readonly onDiscard: () => Promise<void>;
  readonly isBusy: boolean;
  /** Below the value: a `dd`. */
  readonly below?: ReactNode;
}

/** One entry of a list of facts: a click or Enter edits it in place, its origin opens what states it. */
export function EntryRow(props: EntryRowProps) {
  const { name, label, text, shown, origin, origins, scope, editing, form, onDiscard, isBusy, below } = props;
  const { labelColor } = props;
  const isEditing = editing.row === name;
  return (
    <FactRow
      name={name}
      label={label}
      labelColor={labelColor}
      about={text}
      origin={origin}
      isEditing={isEditing}
      below={isEditing ? null : below}
      dialog={(anchor, close) => (
        <EntryDialog
          title={origin ? `${text}, ${fromText(origin)}` : text}
          origins={origins}
          scope={scope}
          anchor={anchor}
          onDiscard={onDiscard}
          isBusy={isBusy}
          onClose={close}
          onEdit={() => {
            close();
            editing.edit(name);
          }}
        />
      )}
    >
      {isEditing ? (
        form
      ) : (
        <FactValue
          label={label}
          text={text}
          shown={shown}
          onEdit={scope.canEdit ? () => editing.edit(name) : undefined}
        />
      )}
    </FactRow>
  );
}
