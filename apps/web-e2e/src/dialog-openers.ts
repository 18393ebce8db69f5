import { expect } from '@playwright/test';
import {
  at,
  createToken,
  editedView,
  inProfile,
  inRow,
  invite,
  press,
  pressIn,
  unfoldEvaluation,
  type Opener,
} from './dialog-steps';
import { PEOPLE } from './people';
import { openLoop } from './settings-steps';
import { SERVICE_ACCOUNT_OPENERS } from './service-account-dialogs';
import { WEBHOOK_OPENERS } from './webhook-dialogs';

const LIST = 'company_name,canton\nVela AG,ZH\n';

/** Opens the details of the first search result. */
const ofStartup =
  (name: string | RegExp, search = ''): Opener =>
  async (page, go) => {
    await go(`/potential-investiments?q=${search}`);
    await press(page, name);
  };

/** Opens the facts of the first startup in the sample news. Below 1200 px, they are inside the startup's card. */
const inFacts =
  (region: string, name: RegExp): Opener =>
  async (page, go) => {
    await go('/potential-investiments?q=Lumitide&tab=facts');
    const card = page.getByRole('article').first().getByRole('button').first();
    await expect(card).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 1200) await card.click();
    await page.getByRole('region', { name: region }).getByRole('button', { name }).first().click();
  };

/** Opens a decision dialog with a hotkey, after the server has sent the reasons. */
const byKey =
  (key: string): Opener =>
  async (page, go) => {
    await go('/potential-investiments');
    const card = page.getByRole('article').first().getByRole('button').first();
    await expect(card).toBeVisible();
    if ((page.viewportSize()?.width ?? 0) < 1200) await card.click();
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 });
    }).toPass();
  };

/** Opens a dialog from the Manage menu. */
const managed =
  (name: string): Opener =>
  async (page, go) => {
    await inFacts('Awards', /^Origin of/)(page, go);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Details' }).first().click();
    await press(page, 'Manage');
    await page.getByRole('menuitem', { name }).click();
  };

/** Selects the first startup of the list and clicks a button in the selection bar. */
const ofSelection =
  (name: string): Opener =>
  async (page, go) => {
    await go('/potential-investiments');
    const box = page.getByRole('checkbox', { name: /^Select / }).first();
    await expect(page.getByRole('article').first()).toBeVisible();
    await box.focus();
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name }).click();
  };

const editUser = inRow('users', PEOPLE.user.email, 'Edit');
const inEdit =
  (name: string): Opener =>
  async (page, go) => {
    await editUser(page, go);
    await press(page, name);
  };

const COMPARE = '/configurations?compare=#prompt';
const inLab =
  (name: string | RegExp): Opener =>
  async (page, go) => {
    await go(COMPARE);
    await unfoldEvaluation(page);
    await press(page, name);
  };
/** Sample article that is linked to no startup, although the extractor finds a startup in it. */
const GOLDEN = {
  id: 'g1',
  url: 'https://news.example/solvara',
  title: 'Solvara',
  lang: 'en',
  text: 'The Zug startup Solvara AG, founded in 2020, raises CHF 5 million in a seed round led by Lakeview Ventures.',
  gold: [],
};

/** Opens the first article in the review queue. */
const inReview =
  (name: string | RegExp): Opener =>
  async (page, go) => {
    await go('/review?tab=articles');
    await press(page, name);
  };

const deleteRow = at('results', /^Delete/);

/** Functions that open the dialogs of the app, keyed by lib and component. Three dialogs are tested elsewhere. */
export const OPENERS: Readonly<Record<string, Opener>> = {
  // The password prompt comes first, so the dialog creates nothing.
  'account/NewAppDialog': inProfile('Set up an app'),
  'account/NewPasskeyDialog': inProfile('Add a passkey'),
  'account/PasswordQuestionDialog': inProfile('Set up an app'),
  'admin-params/CompareDialog': at('scoring-versions', /^Compare with the current rules/),
  'admin-params/DeleteGroupDialog': at('params_excl', 'Delete'),
  'admin-params/DeleteParameterDialog': at('params', 'Delete'),
  'admin-params/GroupDialog': at('params_excl', 'Rename'),
  'admin-params/MakeParameterDialog': at('params', /: make parameter$/),
  'admin-params/NoteDialog': at('scoring-versions', /^Add note to/),
  'admin-params/ParameterDialog': at('params', 'Create parameter'),
  'admin-params/ReasonDialog': at('reasons', 'Add reason: Rejected'),
  'admin-params/RemoveItemDialog': at('params_excl', /^Preview deletion of/),
  'admin-params/RestoreDialog': at('scoring-versions', /^Restore version/),
  'admin-params/SameAsDialog': at('params', /: same as…$/),
  'admin-params/ViewDialog': at('scoring-versions', /^View version/),
  'admin-params/WeightsDialog': at('params', 'Import weights'),
  'admin-users/ApiTokensDialog': at('users', 'API tokens'),
  'admin-users/DeleteUserDialog': inRow('users', PEOPLE.user.email, 'Delete'),
  'admin-users/DisableDialog': inEdit('Disable'),
  'admin-users/EditUserDialog': editUser,
  'admin-users/ErasePersonDialog': inEdit('Erase'),
  'admin-users/EventDialog': at('audit', /^Imported/),
  'admin-users/InvitationDialog': async (page, go) => {
    await invite(page, go);
    await press(page, 'Done');
    await pressIn(page, /invited-/, 'Invitation');
  },
  'admin-users/LinkDialog': invite,
  'admin-users/TakeDataDialog': inEdit('Take a copy'),
  'admin-users/ResetDialog': inRow('users', PEOPLE.user.email, 'Reset PW'),
  'admin-users/RevokeAnyDialog': async (page, go) => {
    await createToken(page, go);
    await at('users', 'API tokens')(page, go);
    await press(page, /^Revoke Report of/);
  },
  'admin-users/RoleDialog': inEdit('Change role'),
  'admin-users/SessionsDialog': at('users', 'Open sessions'),
  'admin-users/SignInRulesDialog': at('users', 'Sign-in rules'),
  'admin-users/UserDialog': at('users', 'Create user'),
  'admin-system/NewTokenDialog': inProfile('Create token'),
  'admin-system/RevokeDialog': async (page, go) => {
    await createToken(page, go);
    await press(page, 'Revoke Report');
  },
  'dashboard/BrandDialog': async (page, go) => {
    await go('/dashboard');
    await press(page, /^(Set brand|Change)$/);
  },
  'admin-system/DownloadDialog': async (page, go) => {
    await go('/configurations#backups');
    await press(page, 'Back up now');
    await expect(page.getByRole('button', { name: 'Download…' })).toBeVisible({ timeout: 60_000 });
    await press(page, 'Download…');
  },
  'dashboard/ModelDialog': async (page, go) => {
    await go('/dashboard');
    await press(page, 'Connect');
  },
  'batch-runner/ExtractionDialog': async (page, go) => {
    await go('/configurations#llm-batch');
    const loop = await openLoop(page);
    await loop.getByRole('radio', { name: 'In this browser' }).check();
    await loop.getByLabel('Delay (ms)').fill('0');
    await loop.getByRole('button', { name: 'Start' }).click();
    await press(page, /^Quotes from/);
  },
  'batch-runner/RunAllDialog': async (page, go) => {
    await go('/configurations#llm-batch');
    await press(page, 'Run all up to a maximum');
  },
  'batch-runner/StartRunDialog': async (page, go) => {
    await go('/configurations#llm-batch');
    const loop = await openLoop(page);
    await loop.getByRole('radio', { name: 'On the server' }).check();
    await loop.getByRole('button', { name: 'Start' }).click();
  },
  'inbox/DigestDialog': inProfile('Show the last digest'),
  'startup-facts/ArticleDialog': inFacts('Awards', /^«/),
  'startup-decisions/BulkDecisionDialog': ofSelection('Later'),
  'investments/BulkWorkDialog': ofSelection('Assign'),
  'investments/NewStartupDialog': (_page, go) => go('/potential-investiments?new=startup'),
  'startup-decisions/DecisionDialog': byKey('r'),
  'startup-details/EditTextDialog': ofStartup('Edit text'),
  'startup-facts/EntryDialog': inFacts('Awards', /^Origin of/),
  'startup-facts/FieldDialog': inFacts('Company', /^Origin of Name/),
  'startup-decisions/LaterDialog': byKey('l'),
  'startup-details/LedgerDialog': ofStartup(/^Why/),
  'startup-activity/NextStepDialog': byKey('s'),
  'startup-facts/SourcesDialog': async (page, go) => {
    // The startup comes from the first article of the sample news.
    await go('/potential-investiments?q=Lumitide');
    const card = page.getByRole('article').first().getByRole('button').first();
    await expect(card).toBeVisible();
    // On wide screens, the first startup is already open. On other screens, its card must be clicked.
    if ((page.viewportSize()?.width ?? 0) < 1200) await card.click();
    await press(page, 'Show the quotes');
  },
  'saved-views/UpdateTeamDialog': editedView,
  'saved-views/ViewDialog': async (page, go) => {
    await go('/potential-investiments?top=eligible');
    await press(page, 'Save view');
  },
  'startup-facts/MergeDialog': managed('Merge into …'),
  'startup-facts/SplitDialog': managed('Split …'),
  'llm-prompt/ActivateDialog': at('prompt', /^Activate version/),
  'llm-prompt/AddGoldenDialog': inLab('Add to golden set'),
  'llm-prompt/ChooseArticlesDialog': inLab('Choose articles'),
  'llm-prompt/DifferenceDialog': inLab(/^Text difference/),
  'llm-prompt/GateDialog': inLab('Change the floors'),
  'llm-prompt/ReadAgainDialog': inLab('Read articles again'),
  'llm-prompt/WrongValuesDialog': async (page, go) => {
    await go('/configurations?compare=built-in,built-in#prompt');
    await unfoldEvaluation(page);
    const file = { name: 'golden.jsonl', mimeType: 'application/x-ndjson' };
    const chosen = { ...file, buffer: Buffer.from(`${JSON.stringify(GOLDEN)}\n`) };
    await page.getByLabel('JSONL file of a golden set').setInputFiles(chosen);
    await expect(page.getByText(/added, \d+ updated/)).toBeVisible();
    await press(page, /^Evaluate/);
    await press(page, /^Show the \d+ wrong values/);
  },
  'llm-prompt/ViewDialog': at('prompt', /^View version/),
  'news-scraper/DeleteSourceDialog': at('scraper', /^Delete/),
  'news-scraper/SourceDialog': at('scraper', 'Add source'),
  'news-scraper/TestSourceDialog': at('scraper', /^Test/),
  'review/AskedActDialog': inReview(/^Article done/),
  'review/MergeDialog': inReview(/^Merge into/),
  'review/QueueDialog': inReview('Search the queue'),
  'results/DeleteDialog': deleteRow,
  'results/TypedNameDialog': async (page, go) => {
    await deleteRow(page, go);
    await press(page, 'Continue');
  },
  'results/FloorDialog': async (page, go) => {
    await go('/configurations?show=waiting#results');
    await press(page, 'Change floor');
  },
  'results/ImportDialog': async (page, go) => {
    await go('/configurations#results');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Import CSV');
    await (await chooser).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) });
  },
  'results/RowDialog': async (page, go) => {
    // Other dialogs may add rows that move this row to the second page.
    await go('/configurations?q=Querbeet#results');
    await press(page, 'Querbeet Allerlei AG');
  },
  'results/RawEvidenceDialog': at('results', /^Sources of/),
  // Shared building blocks that the libs use directly.
  'ui/DiscardDialog': async (page, go) => {
    await at('users', 'Create user')(page, go);
    await page.getByLabel('Nickname').fill('vera');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Discard changes' })).toBeVisible();
  },
  'ui/KeyHelpDialog of Potential Investments': ofStartup('Keyboard'),
  'ui/KeyHelpDialog of Review': async (page, go) => {
    await go('/review?tab=duplicates');
    await press(page, 'Keyboard');
  },
  ...SERVICE_ACCOUNT_OPENERS,
  ...WEBHOOK_OPENERS,
};
