/** What a style sheet may say (`npm run check`); oxfmt has its format. */
import ownBlocks from './ownBlocks.mjs';
import usedClasses from './usedClasses.mjs';

/** `block`, `block__part`, `block--variant`, `block__part--variant`; an airline's code may be a variant. */
const WORDS = '[a-z][a-z0-9]*(?:-[a-z0-9]+)*';
const NAME = `${WORDS}(?:__${WORDS})?(?:--(?:${WORDS}|[A-Z0-9]{2}))?`;
/** Classes that react-dates and slick write. */
const OF_LIBRARIES = /^(?:CalendarMonth|slick-)/;

export default {
  plugins: [usedClasses, ownBlocks],
  rules: {
    'wingfare/own-blocks': true,
    'wingfare/used-classes': [true, { ignore: [OF_LIBRARIES] }],
    'selector-class-pattern': new RegExp(`^(?:${NAME}|CalendarMonth(?:_caption)?)$`),
    'no-duplicate-selectors': true,
    'no-duplicate-at-import-rules': true,
    'no-unknown-animations': true,
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-redundant-longhand-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-property-value-no-unknown': true,
    'property-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'media-feature-name-no-unknown': true,
  },
};
