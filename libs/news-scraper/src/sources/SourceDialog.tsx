import { createNewsSourceLimits, type NewsSource } from '@vaglio/contract';
import { FormDialog, FormField, FormSelect, FormSwitch, useVersionedForm } from '@vaglio/ui';
import { checkSource, KINDS, NEW_SOURCE, toSourceForm, type SourceKind } from './source-form';
import { sourceText, typedSourceText } from './source-text';
import { useSaveSource } from './use-source-changes';

interface SourceDialogProps {
  /** As it is when the dialog opens; null for a new one. */
  readonly source: NewsSource | null;
  readonly onClose: () => void;
}

const HINTS: Readonly<Record<SourceKind, string>> = {
  feed: 'Of an RSS, Atom or JSON feed.',
  sitemap: 'Of a sitemap, or of an index of sitemaps.',
  list: 'Of a page with links to articles.',
};

/** Adds or edits a source: name, address, kind, whether it is read. */
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
          hint="Which links are articles: * is any number of characters. Empty for all."
        />
      )}
      <FormSwitch control={control} name="enabled" label="Read this source" />
    </FormDialog>
  );
}
