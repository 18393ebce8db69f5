import { createNewsSourceLimits, type NewsSource } from '@vaglio/contract';
import { FormDialog, FormField, FormSelect, FormSwitch, useVersionedForm } from '@vaglio/ui';
import { checkSource, KINDS, NEW_SOURCE, toSourceForm, type SourceKind } from './source-form';
import { sourceText, typedSourceText } from './source-text';
import { useSaveSource } from './use-source-changes';

interface SourceDialogProps {
  /** Source as it was when the dialog was opened. null for a new source. */
  readonly source: NewsSource | null;
  readonly onClose: () => void;
}

const HINTS: Readonly<Record<SourceKind, string>> = {
  feed: 'Of an RSS, Atom or JSON feed.',
  sitemap: 'Of a sitemap, or of an index of sitemaps.',
  list: 'Of a page with links to articles.',
};

/** Dialog that adds or edits a source, with its name, its address, its kind and whether it is switched on. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { control, values, status } = useVersionedForm({
    row: source,
    start: source ? toSourceForm(source) : NEW_SOURCE,
    toForm: toSourceForm,
    check: checkSource,
    save: useSaveSource(),
    onSaved: onClose,
  });
  const isNew = source === null;
  return (
    <FormDialog
      title={isNew ? 'Add source' : 'Edit source'}
      form={status}
      saveLabel={isNew ? 'Add' : 'Save'}
      onClose={onClose}
      conflict={{ what: 'this source', textsOf: sourceText, mine: () => typedSourceText(values) }}
    >
      <FormField
        control={control}
        name="name"
        label="Name"
        required
        autoFocus
        autoComplete="off"
        maxLength={createNewsSourceLimits.name.maxLength}
      />
      <FormField
        control={control}
        name="url"
        label="Address"
        inputMode="url"
        required
        autoComplete="off"
        maxLength={createNewsSourceLimits.url.maxLength}
        placeholder="https://"
        hint={HINTS[values.kind ?? 'feed']}
      />
      {values.kind !== null && <FormSelect control={control} name="kind" label="Kind" options={KINDS} />}
      {values.kind !== null && values.kind !== 'feed' && (
        <FormField
          control={control}
          name="link_pattern"
          label="Link pattern"
          autoComplete="off"
          maxLength={createNewsSourceLimits.link_pattern.maxLength}
          placeholder="/news/*"
          hint="Which links are articles: * is any number of characters. Leave blank for all."
        />
      )}
      <FormSwitch control={control} name="enabled" label="Read this source" />
    </FormDialog>
  );
}
