// Starts the built engine without a browser, as its worker does, and runs a program of the tests in it:
// `node engine.mjs WEB REPOSITORY PROGRAM`. The last expression of the program is printed.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [web, repository, program] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${web}/node_modules/pyodide/pyodide.mjs`));
const { unpacked } = await import(pathToFileURL(`${web}/src/engine/unpacking.ts`));
const engine = `${web}/.generated/engine`;
const files = JSON.parse(readFileSync(`${engine}/engine.json`, "utf8"));
const at = (part) => `${engine}/${files.find((file) => file.part === part).name}`;

const modules = new Map();
const python = await loadPyodide({
  indexURL: `${web}/node_modules/pyodide/`,
  stdLibURL: at("library"),
  fsInit: async (FS, { sitePackages }) => {
    for (const part of ["wheel", "package"]) {
      for (const [path, content] of unpacked(new Uint8Array(readFileSync(at(part))))) {
        if (part === "package" && path.endsWith(".pyc")) modules.set(path, content);
        const place = `${sitePackages}/${path}`;
        FS.mkdirTree(place.slice(0, place.lastIndexOf("/")));
        if (!modules.has(path)) FS.writeFile(place, content);
      }
    }
  },
});
python.runPython(readFileSync(`${web}/src/engine/finder.py`, "utf8"));
python.globals.get("find_in")(modules, "/lib/python3.14/site-packages");
python.FS.mkdirTree("/repository/tests");
python.mountNodeFS("/repository/tests", `${repository}/tests`);
python.runPython("import sys; sys.path.append('/repository'); sys.dont_write_bytecode = True");
console.log(await python.runPythonAsync(program));
