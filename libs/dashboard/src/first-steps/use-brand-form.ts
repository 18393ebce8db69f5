import { useState } from 'react';
import { ifMatch, outcomeOf } from '@vaglio/api-client';
import { type Brand, brandShape, type SaveBrandApiArg } from '@vaglio/contract';
import { useVersionedForm } from '@vaglio/ui';
import { useSaveBrandMutation } from '../dashboard.api';
import { readLogoFile, type Logo } from './read-logo-file';

/** Form values of the brand settings. */
export interface BrandForm {
  readonly title: string;
  readonly foundation: string;
  /** 'kept', 'none', or the name of the selected file. */
  readonly logo: string;
}

const toForm = ({ product_title, foundation_name, logo }: Brand): BrandForm => ({
  title: product_title,
  foundation: foundation_name,
  logo: logo === null ? 'none' : 'kept',
});

/** Pattern of error texts about the logo. They contain the word logo or its format. */
const OF_LOGO = /\b(?:logo|PNG|JPEG)\b/;

/** Form of the brand settings. Values that come from environment variables are not sent. */
export function useBrandForm(brand: Brand, onSaved: () => void) {
  const [save] = useSaveBrandMutation();
  const [file, setFile] = useState<Logo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const start = toForm(brand);
  const logoChange = (logo: string): Pick<SaveBrandApiArg['brandInput'], 'logo'> => {
    const isUnchanged = logo === 'kept' || (logo === 'none' && start.logo === 'none');
    // Sending null as the logo ends the message about the removed SVG logo.
    if (isUnchanged && !brand.is_logo_dropped) return {};
    return { logo: logo === 'none' ? null : file };
  };
  const form = useVersionedForm<Brand, BrandForm>({
    row: brand,
    start,
    toForm,
    save: async ({ title, foundation, logo }, seen) => {
      const isOpen = (field: Brand['from_environment'][number]) => !brand.from_environment.includes(field);
      const brandInput = {
        ...(isOpen('product_title') && { product_title: title.trim() || null }),
        ...(isOpen('foundation_name') && { foundation_name: foundation.trim() || null }),
        ...logoChange(logo),
      };
      const answer = await save({ ...ifMatch(seen?.version), brandInput });
      const outcome = outcomeOf(answer, brandShape, 'Save failed');
      if (brandInput.logo && outcome.kind === 'failed' && OF_LOGO.test(outcome.text))
        setProblem(outcome.text);
      return outcome;
    },
    onSaved,
  });
  const choose = async (chosen: File) => {
    form.clearErrors();
    const read = await readLogoFile(chosen);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read === 'string') return;
    setFile(read);
    form.setValue('logo', chosen.name);
  };
  const takeAway = () => {
    form.clearErrors();
    setFile(null);
    setProblem(null);
    form.setValue('logo', 'none');
  };
  // An error about the logo appears only below the logo field.
  const status = problem === null ? form.status : { ...form.status, failure: null };
  return { ...form, status, file, problem, choose, takeAway };
}
