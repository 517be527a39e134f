import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const imports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
})
const except = (...folders) => ({
  group: folders.map((folder) => `**/${folder}/**`),
  message: 'lib, table and games, pages: each knows only what comes before it.',
})
const LATE = {
  group: ['**/*.lazy', '**/*.lazy.svelte'],
  allowTypeImports: true,
  message: 'This file is loaded late: use import(), or name this one *.lazy as well.',
}

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/wire'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      'svelte/no-navigation-without-resolve': 'off',
      'no-undef': 'off',
    },
  },
  // Vite puts files together by these names: one import of the wrong kind makes a first visit larger.
  {
    files: ['src/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ImportExpression:not([source.value=/[.]lazy([.]svelte)?$|[/]pages[/]|Page[.]svelte$|[/]kit$|[/](de|en)([/]|$)/])',
          message: 'What is loaded late is named *.lazy.svelte or *.lazy.ts.',
        },
        {
          selector: 'AssignmentExpression[left.object.property.name="prototype"]',
          message: 'All tests share these classes: use vi.spyOn, which is undone after each file.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/lib/paper/copy.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'navigator',
          property: 'clipboard',
          message: 'There is none without TLS: use copyText of lib/paper/copy.',
        },
      ],
    },
  },
  {
    files: ['src/lib/**'],
    ignores: ['**/*.test.ts'],
    rules: imports(except('games', 'pages', 'table')),
  },
  { files: ['src/games/**', 'src/table/**'], rules: imports(except('pages')) },
  {
    files: ['src/games/**', 'src/table/**'],
    ignores: ['**/*.lazy.*', '**/*.test.ts'],
    rules: imports(except('pages'), LATE),
  },
)
