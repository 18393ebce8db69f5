import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import domainLib from './generators/domain-lib/domain-lib.js';

function workspace(): Tree {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('tsconfig.base.json', '{ "compilerOptions": { "paths": {} } }');
  return tree;
}

test('the lib generator writes a lib with its tags and its import name', async () => {
  const tree = workspace();
  await domainLib(tree, { name: 'watch-list', type: 'feature', on: 'web', purpose: 'Startups to watch.' });
  assert.deepEqual(readJson(tree, 'libs/watch-list/project.json').tags, ['type:feature', 'on:web']);
  assert.deepEqual(readJson(tree, 'tsconfig.base.json').compilerOptions.paths, {
    '@vaglio/watch-list': ['./libs/watch-list/src/index.ts'],
  });
  assert.equal(readJson(tree, 'libs/watch-list/package.json').sideEffects, false);
  assert.ok(tree.exists('libs/watch-list/.eslintrc.json') && tree.exists('libs/watch-list/src/index.ts'));
});

test('the lib generator tags a widget with its layer', async () => {
  const tree = workspace();
  await domainLib(tree, { name: 'watch-list', type: 'widget', layer: '2', on: 'web', purpose: '' });
  assert.deepEqual(readJson(tree, 'libs/watch-list/project.json').tags, ['type:widget', 'layer:2', 'on:web']);
});

test('the lib generator does not overwrite a lib', async () => {
  const tree = workspace();
  tree.write('libs/ui/project.json', '{}');
  await assert.rejects(async () => domainLib(tree, { name: 'ui' }), /exists already/);
});
