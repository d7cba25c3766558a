// The path of PUBLIC_ORIGIN, as in next.config.js.
const basePath = new URL(process.env.PUBLIC_ORIGIN || "http://localhost").pathname.replace(/\/$/, "");

/** Addresses of files in `public`, such as fonts, begin with the public path. */
const addBasePath = {
  postcssPlugin: "base-path",
  Once(root) {
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${basePath}/`);
    });
  },
};

export default {
  plugins: basePath === "" ? { "@tailwindcss/postcss": {} } : [["@tailwindcss/postcss", {}], addBasePath],
};
