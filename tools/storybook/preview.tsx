import { useEffect, type ReactNode } from 'react';
import { useColorScheme } from '@mui/material/styles';
import type { Preview } from '@storybook/react-vite';
import { ThemeRoot } from '@vaglio/ui';

const WIDTHS_PX = { desktop: 1440, tablet: 768, phone: 375 };

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <ThemeRoot>
        <InScheme dark={globals['scheme'] === 'dark'}>
          <Story />
        </InScheme>
      </ThemeRoot>
    ),
  ],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    // The background is disabled, because the theme sets it.
    backgrounds: { disable: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(WIDTHS_PX).map(([name, width]) => [
          name,
          { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
};

export default preview;

/** Sets the colour scheme in the same way as the switch in the top bar. */
function InScheme({ dark, children }: { readonly dark: boolean; readonly children: ReactNode }) {
  const { setMode } = useColorScheme();
  const mode = dark ? 'dark' : 'light';
  useEffect(() => setMode(mode), [mode, setMode]);
  return children;
}
