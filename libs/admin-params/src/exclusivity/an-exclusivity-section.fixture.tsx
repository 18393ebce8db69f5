import { screen } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { TWO_GROUPS } from './exclusivity.fixture';
import { ExclusivitySection } from './ExclusivitySection';

const EXCL = '/auth/admin/awards/excl';
export const CREATE = `POST ${EXCL}/groups`;
export const UPDATE = `PUT ${EXCL}/groups/:id`;
export const DELETE = `DELETE ${EXCL}/groups/:id`;
export const ADD_ITEM = `POST ${EXCL}/groups/:id/items`;

/** Renders the section with two groups. The group Venture Kick has two items. */
export function openExclusivity(routes: FakeRoutes = {}, route = '/configurations#params_excl') {
  const api = fakeApi({ ...TWO_GROUPS, ...routes });
  return { api, ...renderWithApi(<ExclusivitySection />, api, { wrapper: ThemeRoot, route }) };
}

/** Finds the panel of a group by its name. */
export const groupPanel = (name: string) => screen.findByLabelText(name);
