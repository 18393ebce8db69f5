import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, Languages, LogOut, UserRound } from 'lucide-react';
import { lazy, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText } from '@vaglio/api-client';
import { chooseLanguage, showProfileLanguage } from '@vaglio/auth-session';
import type { Language } from '@vaglio/language';
import { PATHS } from '@vaglio/startups-domain';
import { Badge, FeatureBoundary, hasUnsavedWork, Icon, Initials, useToast } from '@vaglio/ui';
import { useUpdateProfileMutation } from './hooks.gen';
import { i18n } from './messages/i18n';
import { usePerson } from './use-person';

const LanguageMenu = lazy(() =>
  import('./language/LanguageMenu').then(({ LanguageMenu: menu }) => ({ default: menu })),
);

/** Id of the menu button. It is used to restore the focus after a language change has remounted the app. */
const BUTTON = 'account-menu';

/** Minimum height of a menu item. MUI would reduce it from 576 px on. */
const ITEM = { minHeight: { xs: 44, md: 36 } };

/** User menu of the top bar with name, profile link, language and logout. */
export function PersonMenu({ onLogout }: { readonly onLogout: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [languageAnchor, setLanguageAnchor] = useState<HTMLElement | null>(null);
  const changeLanguage = useLanguageChoice();
  const { person, retry } = usePerson();
  const { pathname, hash } = useLocation();
  const askAgain = useEffectEvent(() => void retry());
  // Reloads the user on each navigation, so that an ended session is detected even if the new page is cached.
  useEffect(() => askAgain(), [pathname, hash]);
  const name = person?.name || i18n.t('Account');
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={BUTTON}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={i18n.t('{name}, account menu', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={
          <Box component="span" sx={{ display: { xs: 'none', lg: 'flex' } }}>
            <Icon of={ChevronDown} />
          </Box>
        }
        sx={{ px: 2, '& .MuiButton-endIcon': { ml: { xs: 0, lg: 2 } } }}
      >
        <Initials name={name} size={28} isOwn />
        <Box
          component="span"
          sx={{
            display: { xs: 'none', lg: 'block' },
            ml: 2,
            typography: 'body2',
            fontWeight: 550,
            color: 'text.primary',
            maxWidth: 180,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {name}
        </Box>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': i18n.t('Account') } }}
      >
        {person && (
          <Box
            component="li"
            role="presentation"
            sx={{ px: '10px', py: 2, minWidth: 220, maxWidth: 300, overflowWrap: 'anywhere' }}
          >
            <Box sx={{ fontWeight: 600 }}>{person.name}</Box>
            <Box sx={{ typography: 'body2', color: 'muted', mb: 2 }}>{person.email}</Box>
            {person.role && <Badge tone="accent">{person.role}</Badge>}
          </Box>
        )}
        {person && <Divider component="li" sx={{ my: '6px' }} />}
        <MenuItem component={Link} to={PATHS.user} onClick={close} sx={ITEM}>
          <Icon of={UserRound} />
          {i18n.t('Profile')}
        </MenuItem>
        <MenuItem
          aria-haspopup="menu"
          onClick={() => {
            setLanguageAnchor(anchor);
            close();
          }}
          sx={ITEM}
        >
          <Icon of={Languages} />
          {i18n.t('Language')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
          sx={ITEM}
        >
          <Icon of={LogOut} />
          {i18n.t('Logout')}
        </MenuItem>
      </Menu>
      {languageAnchor && (
        <FeatureBoundary fallback={null}>
          <LanguageMenu
            anchor={languageAnchor}
            onChoose={(language) => {
              setLanguageAnchor(null);
              void changeLanguage(language);
            }}
            onClose={() => setLanguageAnchor(null)}
          />
        </FeatureBoundary>
      )}
    </>
  );
}

/**
 * Saves the selected language in the profile, for mails and other browsers, and applies it.
 * @returns function that saves a language; null restores the automatic choice. If saving fails, it shows the error and
 * changes nothing.
 */
function useLanguageChoice() {
  const [update] = useUpdateProfileMutation();
  const toast = useToast();
  return async (language: Language | null): Promise<void> => {
    // A language change remounts the app, which would discard unsaved input.
    if (hasUnsavedWork()) {
      toast({ message: i18n.t('Save or discard your changes first, then change the language.') });
      return;
    }
    const { error } = await update({ profile: { language } });
    if (error) {
      toast({ message: errorText(error, i18n.t('Save failed')), severity: 'error' });
      return;
    }
    await (language === null ? chooseLanguage(null) : showProfileLanguage(language));
    requestAnimationFrame(() => document.getElementById(BUTTON)?.focus());
  };
}
