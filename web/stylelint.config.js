export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    // The sheets go from pieces to frames to pages: what comes later is meant to win.
    "no-descending-specificity": null,
    // Phones that turn still need the prefix.
    "property-no-vendor-prefix": [true, { ignoreProperties: ["text-size-adjust"] }],
    "value-keyword-case": ["lower", { ignoreKeywords: ["BlinkMacSystemFont"] }],
  },
};
