import Button from '@mui/material/Button';
import { Bell, BellRing } from 'lucide-react';
import { useIsSupported } from '@vaglio/api-client';
import {
  useFollowStartupMutation,
  useReadFollowingQuery,
  useUnfollowStartupMutation,
} from '@vaglio/startups-data';
import { Icon } from '@vaglio/ui';

/**
 * Toggle button to follow a startup. Hidden if the server does not support following.
 * @param id id of the startup
 */
export function FollowButton({ id }: { readonly id: string }) {
  const offered = useIsSupported('readFollowing');
  const { currentData } = useReadFollowingQuery({ id }, { skip: offered === false });
  const [follow, following] = useFollowStartupMutation();
  const [unfollow, unfollowing] = useUnfollowStartupMutation();
  if (offered === false || currentData === undefined) return null;
  const isFollowed = currentData.is_followed;
  const title = isFollowed
    ? 'You are notified of notes and decisions. Press to stop.'
    : 'Be notified of notes and decisions';
  return (
    <Button
      variant="text"
      size="small"
      aria-pressed={isFollowed}
      title={title}
      startIcon={<Icon of={isFollowed ? BellRing : Bell} />}
      disabled={following.isLoading || unfollowing.isLoading}
      onClick={() => void (isFollowed ? unfollow({ id }) : follow({ id }))}
    >
      {isFollowed ? 'Following' : 'Follow'}
    </Button>
  );
}
