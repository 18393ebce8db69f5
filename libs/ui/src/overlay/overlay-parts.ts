import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';

/** What a menu or a popover is filled with, in the same file as they. */
export const PARTS = { Divider, ListItemText, MenuItem, MenuList };
