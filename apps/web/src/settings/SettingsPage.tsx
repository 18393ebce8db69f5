import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { PipelineStrip } from '@vaglio/batch-runner';
import { Breadcrumb } from '../navigation/Breadcrumb';
import { PageFrame } from '../frame/PageFrame';
import { sectionOf } from './settings-sections';
import { SettingsDrawerButton } from './SettingsDrawerButton';
import { SettingsMenu } from './SettingsMenu';
import { useSettingsSections } from './use-settings-sections';

/** Page /configurations. The hash of the address selects the section. Source: spec §2, configurations. */
export function SettingsPage() {
  const { hash } = useLocation();
  const section = sectionOf(hash, useSettingsSections());
  return (
    <Box sx={{ maxWidth: 1448, mx: 'auto', px: { xs: 4, md: 6 }, pb: 8 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, minHeight: 56, py: 2 }}>
        <SettingsDrawerButton current={section} />
        <Breadcrumb section={section.label} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 6 }}>
        <Box
          component="nav"
          aria-label="Settings"
          sx={{
            display: { xs: 'none', lg: 'block' },
            width: 208,
            flexShrink: 0,
            position: 'sticky',
            top: 72,
          }}
        >
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            <SettingsMenu current={section} />
          </Box>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {section.inPipeline && <PipelineStrip here={section.inPipeline} />}
          <PageFrame page={section.key}>{section.content}</PageFrame>
        </Box>
      </Box>
    </Box>
  );
}
