import type { Brand } from '@vaglio/contract';
import { DialogFrame, ErrorAlert, FormDialog, FormField, Spinner } from '@vaglio/ui';
import { errorText } from '@vaglio/api-client';
import { useReadBrandQuery } from '../dashboard.api';
import { LogoField } from './LogoField';
import { useBrandForm } from './use-brand-form';

interface BrandDialogProps {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Dialog that edits the title, foundation name and logo of the installation. */
export function BrandDialog({ onClose, onSaved }: BrandDialogProps) {
  const { currentData, error } = useReadBrandQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData) return <LoadedBrand brand={currentData} onClose={onClose} onSaved={onSaved} />;
  return (
    <DialogFrame title="Name and brand" onClose={onClose} actions={null}>
      {error ? <ErrorAlert>{errorText(error, 'Failed to load')}</ErrorAlert> : <Spinner />}
    </DialogFrame>
  );
}

const FIXED = 'Set in the server environment; it cannot be changed here.';

function LoadedBrand({ brand, onClose, onSaved }: BrandDialogProps & { readonly brand: Brand }) {
  const form = useBrandForm(brand, () => {
    onSaved();
    onClose();
  });
  const { control, values } = form;
  const isFixed = (field: Brand['from_environment'][number]) => brand.from_environment.includes(field);
  return (
    <FormDialog
      title="Name and brand"
      form={form.status}
      saveLabel="Save brand"
      onClose={onClose}
      conflict={{
        what: 'the brand',
        textsOf: brandText,
        mine: () => ({ Title: values.title, Foundation: values.foundation }),
      }}
    >
      <FormField
        control={control}
        name="title"
        label="Title"
        maxLength={80}
        readOnly={isFixed('product_title')}
        hint={isFixed('product_title') ? FIXED : 'Next to the logo, in the browser title and in mails'}
        autoFocus
      />
      <FormField
        control={control}
        name="foundation"
        label="Foundation"
        maxLength={80}
        readOnly={isFixed('foundation_name')}
        hint={isFixed('foundation_name') ? FIXED : 'In the top bar and on dossiers'}
      />
      <LogoField
        present={brand.logo}
        chosen={form.file}
        hasLogo={values.logo !== 'none'}
        isDropped={brand.is_logo_dropped && values.logo === 'none'}
        problem={form.problem}
        onChoose={(file) => void form.choose(file)}
        onTakeAway={form.takeAway}
      />
    </FormDialog>
  );
}

const brandText = ({ product_title, foundation_name }: Brand) => ({
  Title: product_title,
  Foundation: foundation_name,
});
