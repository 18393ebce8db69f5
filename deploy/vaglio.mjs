#!/usr/bin/env node
// vaglio COMMAND ...: starts the server, or runs one of its commands, with the settings of .env in the present folder.
import { existsSync } from 'node:fs';

const COMMANDS = {
  start: 'main',
  doctor: 'doctor',
  backup: 'backup',
  restore: 'restore',
  'upgrade-database': 'upgrade-database',
  drill: 'drill',
  move: 'move',
  'create-admin': 'create-admin',
  keys: 'keys',
  'adopt-keys': 'adopt-keys',
  'verify-audit': 'verify-audit',
  erase: 'erase',
};

const [command = '', ...args] = process.argv.slice(2);
const program = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
if (!program) {
  process.stderr.write(`Usage: vaglio ${Object.keys(COMMANDS).join(' | ')}\n`);
  process.exit(2);
}
if (existsSync('.env')) process.loadEnvFile('.env');
// npm takes the -- away that its own commands need.
process.argv.splice(2, Infinity, ...(args[0] === '--' ? args.slice(1) : args));
await import(`./apps/api/${program}.js`);
