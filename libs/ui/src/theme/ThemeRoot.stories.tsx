import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LIGHT } from './palette';
import { ThemeRoot } from './ThemeRoot';
import type { TYPE_SCALE } from './type-scale';

const VARIANTS = [
  'figure',
  'score',
  'h1',
  'cardTitle',
  'h2',
  'h3',
  'body1',
  'body2',
  'reading',
  'label',
  'caption',
  'mono',
] as const satisfies readonly (keyof typeof TYPE_SCALE)[];

/** Palette roles with a single colour. All other roles are groups or shadows. */
const COLOURS = Object.entries(LIGHT).flatMap(([role, colour]) =>
  typeof colour === 'string' && colour.startsWith('#') ? [role] : [],
);

const meta = { component: ThemeRoot, args: { children: null } } satisfies Meta<typeof ThemeRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typefaces: Story = {
  args: {
    children: VARIANTS.map((variant) => (
      <Typography key={variant} variant={variant} component="p" sx={{ my: 2 }}>
        {variant}: Zürich, 12.50
      </Typography>
    )),
  },
};

export const Colours: Story = {
  args: {
    children: COLOURS.map((role) => (
      <Box key={role} sx={{ display: 'flex', alignItems: 'center', gap: 3, my: 2 }}>
        <Box
          sx={{ width: 64, height: 32, border: 1, borderColor: 'border', borderRadius: 1, bgcolor: role }}
        />
        {role}
      </Box>
    )),
  },
};
