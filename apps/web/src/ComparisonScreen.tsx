import { ComparisonPage } from '@vaglio/dossier';
import { ManagedStartups } from '@vaglio/investments';

/** Startups side by side, with the menus and dialogs of the list. */
export function ComparisonScreen() {
  return <ComparisonPage Managed={ManagedStartups} />;
}
