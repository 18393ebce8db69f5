import { Type, type Static } from '@sinclair/typebox';
import { closed, idParams, ref } from '../../platform/http/validation/schema-parts';

const Following = closed(
  { startup_id: Type.String(), is_followed: Type.Boolean() },
  { $id: 'Following', description: 'True if the caller is notified of notes and decisions on a startup' },
);
export type FollowingBody = Static<typeof Following>;

const tags = ['following'];

export const readFollowingSchema = {
  operationId: 'readFollowing',
  tags,
  summary: 'Whether the caller follows a startup',
  params: idParams,
  response: { 200: ref(Following) },
};
export const followStartupSchema = {
  operationId: 'followStartup',
  tags,
  refuses: [409],
  summary: 'Follow a startup; who notes, decides or is assigned does so too. 409 when it was merged',
  params: idParams,
  response: { 200: ref(Following) },
};
export const unfollowStartupSchema = {
  operationId: 'unfollowStartup',
  tags,
  refuses: [409],
  summary: 'Follow a startup no longer; 409 when it was merged',
  params: idParams,
  response: { 200: ref(Following) },
};
