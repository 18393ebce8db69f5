import type { ReactNode } from 'react';
import type { FactOrigin } from '@vaglio/contract';
import { fromText } from './origin-text';
import { EntryDialog } from './EntryDialog';
import { FactRow } from './FactRow';
import type { FactsScope } from './facts-scope';
import { FactValue } from './FactValue';
import type { Editing } from './use-editing';

interface EntryRowProps {
  /** Name of the row, which is unique on the page. */
  readonly name: string;
  readonly label: string;
  /** Palette colour of the label. */
  readonly labelColor?: string | undefined;
  /** Text of the entry, such as 'Anna-Lena Gschwend'. */
  readonly text: string;
  /** Displayed content, if it differs from the text. */
  readonly shown?: ReactNode;
  readonly origin: FactOrigin | null;
  /** Origins of the entry, newest origin first. */
  readonly origins: readonly FactOrigin[];
  readonly scope: FactsScope;
  readonly editing: Editing;
  readonly form: ReactNode;
  readonly onDiscard: () => Promise<void>;
  readonly isBusy: boolean;
  /** Element `dd` below the value. */
  readonly below?: ReactNode;
}

/** Row for an entry of a fact list. A click or Enter edits the entry in place. The origin button opens its origins. */
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
