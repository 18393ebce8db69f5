import { startupsApi } from './startups-data.api';

/** Who notes, decides or is assigned follows the startup. */
const followingApi = startupsApi.enhanceEndpoints({
  endpoints: {
    readFollowing: { providesTags: ['following', 'notes', 'work', 'decisions', 'investments'] },
  },
});

export const { useFollowStartupMutation, useReadFollowingQuery, useUnfollowStartupMutation } = followingApi;
