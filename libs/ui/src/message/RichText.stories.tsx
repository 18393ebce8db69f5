import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from './RichText';

const meta = { component: RichText } satisfies Meta<typeof RichText>;

export default meta;

export const WithALink: StoryObj<typeof meta> = {
  args: {
    text: 'Forgot your password? <0>Reset it</0>',
    parts: [(text) => <Link href="#reset">{text}</Link>],
  },
};
