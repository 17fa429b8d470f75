import account from '../../../locales/en/account.ftl?raw';
import action from '../../../locales/en/action.ftl?raw';
import bots from '../../../locales/en/bots.ftl?raw';
import errors from '../../../locales/en/errors.ftl?raw';
import explain from '../../../locales/en/explain.ftl?raw';
import home from '../../../locales/en/home.ftl?raw';
import learn from '../../../locales/en/learn.ftl?raw';
import log from '../../../locales/en/log.ftl?raw';
import options from '../../../locales/en/options.ftl?raw';
import refusals from '../../../locales/en/refusals.ftl?raw';
import room from '../../../locales/en/room.ftl?raw';
import seated from '../../../locales/en/seated.ftl?raw';
import table from '../../../locales/en/table.ftl?raw';
import terms from '../../../locales/en/terms.ftl?raw';

export default [
  terms,
  table,
  action,
  log,
  home,
  options,
  explain,
  room,
  seated,
  learn,
  errors,
  refusals,
  bots,
  account,
];
