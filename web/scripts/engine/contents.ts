// What the engine in the browser is made of.

/** Of this package, what no browser runs, although something imports it. */
export const PACKAGE_LEFT_OUT: readonly string[] = ["hollywood.arena", "hollywood.cli", "hollywood.envs", "hollywood.simulation"];

/** What the package reads besides its modules; the built pages have files of these kinds, too. */
export const DATA = /^(?!server\/static\/).+\.(ftl|json|net)$/;

/** Modules of Python's library that are used besides those that Pyodide starts with. */
export const LIBRARY_USED: readonly string[] = [
  ..."array bisect calendar csv datetime decimal difflib fractions hashlib hmac importlib.metadata".split(" "),
  ..."importlib.resources itertools math numbers operator queue secrets statistics unicodedata uuid".split(" "),
  ..."urllib.parse encodings.ascii encodings.latin_1 encodings.idna encodings.cp437".split(" "),
];

/** Modules that are named in some import of the others, but never needed in a browser. */
export const LIBRARY_LEFT_OUT: readonly string[] = [
  ..."_pydatetime _pydecimal _pyio _pylong _pyrepl argparse bdb cProfile cmd code ctypes curses".split(" "),
  ..."doctest email ensurepip gzip html http imaplib mailbox multiprocessing pdb pickletools".split(" "),
  ..."profile pstats pydoc readline rlcompleter smtplib sqlite3 sysconfig tarfile test tkinter".split(" "),
  ..."tomllib trace turtle unittest urllib.request venv webbrowser wsgiref xml xmlrpc zoneinfo".split(" "),
  ..."asyncio.proactor_events asyncio.windows_events asyncio.windows_utils concurrent.interpreters".split(" "),
  ..."encodings._win_cp_codecs plistlib py_compile gettext getopt pprint".split(" "),
  // Of others only tried: where they are missing, archives are not compressed in these ways, and nothing is encrypted.
  ..."bz2 compression lzma ssl".split(" "),
];

/** The folder with modules that stand in for those of Python's library. */
export const INSTEAD = "scripts/engine/instead";
