// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadFollowingApiResponse =
  /** status 200 True if the caller is notified of notes and decisions on a startup */ Following;
export type ReadFollowingApiArg = {
  id: string;
};
export type FollowStartupApiResponse =
  /** status 200 True if the caller is notified of notes and decisions on a startup */ Following | null;
export type FollowStartupApiArg = {
  id: string;
};
export type UnfollowStartupApiResponse =
  /** status 200 True if the caller is notified of notes and decisions on a startup */ Following | null;
export type UnfollowStartupApiArg = {
  id: string;
};
export type Following = {
  startup_id: string;
  is_followed: boolean;
};
