// English, the master catalog. Each area of the site has its own file.
import { account } from "./account";
import { card } from "./card";
import { game } from "./game";
import { home } from "./home";
import { lobby } from "./lobby";
import { mayi } from "./mayi";
import { newTable } from "./new";
import { problem } from "./problem";
import { settings } from "./settings";
import { shell } from "./shell";
import { gin } from "./gin";
import { sheet } from "./sheet";
import { table } from "./table";
import { board } from "./board";
import { learn } from "./learn";
import { rules } from "./rules";
import { verify } from "./verify";
import { record } from "./record";
import { me } from "./me";
import { review } from "./review";
import { hint } from "./hint";
import { levels } from "./levels";
import { later } from "./later";
import { typing } from "./typing";

export const en = {
  ...shell,
  ...table,
  ...gin,
  ...sheet,
  ...card,
  ...game,
  ...home,
  ...lobby,
  ...mayi,
  ...newTable,
  ...problem,
  ...settings,
  ...account,
  ...board,
  ...learn,
  ...rules,
  ...verify,
  ...record,
  ...me,
  ...review,
  ...hint,
  ...levels,
  ...later,
  ...typing,
} as const;

export type Texts = typeof en;
