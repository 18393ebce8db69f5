const ENTRY = 'index.html';
const SIGNED_IN = [
  'src/frame/SignedIn.tsx',
  'src/navigation/SignedInMenu.tsx',
  'src/navigation/ReviewLink.tsx',
];

/**
 * By address: the modules that its page needs as soon as it is opened, from the root of the app. The build puts them
 * together.
 */
export const PAGES = {
  '/': [ENTRY],
  '/login': [ENTRY, 'src/screens/login.tsx'],
  '/forgot-password': [ENTRY, 'src/screens/forgot-password.tsx'],
  '/change-password': [ENTRY, 'src/screens/change-password.ts'],
  '/user': [ENTRY, ...SIGNED_IN, 'src/ProfileScreen.tsx'],
  '/dashboard': [ENTRY, ...SIGNED_IN, 'src/DashboardScreen.tsx', 'src/screens/new-line.ts'],
  '/potential-investiments': [ENTRY, ...SIGNED_IN, 'src/InvestmentsScreen.tsx'],
  '/configurations': [ENTRY, ...SIGNED_IN, 'src/settings/SettingsPage.tsx', 'src/settings/ResultsScreen.tsx'],
};
