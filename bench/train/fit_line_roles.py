#!/usr/bin/env python3
"""Fits the roles of lines: fit_line_roles.py FOLDER OUT.json [--rivals]

FOLDER has train.bin, choose.bin and test.bin with their JSONs, as `npm run bench:lines` writes them. Needs numpy and xgboost (Debian:
python3-xgboost). Fitted on train; rounds and the weight of the order are chosen on choose; test judges once. The same files make the same model.
"""
import argparse
import hashlib
import json
import os
import numpy as np
import xgboost as xgb

SEED = 11
PARAMS = dict(objective='multi:softprob', max_depth=5, eta=0.25, subsample=0.8, colsample_bytree=0.4, min_child_weight=4, reg_lambda=2, nthread=1, seed=SEED)
ROUNDS = 70
ORDERS = [0, 0.25, 0.5, 1]


def load(folder, split):
    about = json.load(open(os.path.join(folder, split + '.bin.json')))
    data = np.fromfile(os.path.join(folder, split + '.bin'), dtype=np.float32).reshape(-1, about['columns'])
    return dict(x=data[:, :-3], y=data[:, -3].astype(int), w=data[:, -2], page=data[:, -1].astype(int), roles=about['roles'])


def transitions(split):
    k = len(split['roles'])
    counts = np.ones((k, k))
    same = split['page'][1:] == split['page'][:-1]
    np.add.at(counts, (split['y'][:-1][same], split['y'][1:][same]), 1)
    return np.log(counts / counts.sum(1, keepdims=True))


def viterbi(logp, order, weight):
    best, back = logp[0].copy(), []
    for row in logp[1:]:
        scores = best[:, None] + weight * order
        back.append(scores.argmax(0))
        best = scores.max(0) + row
    path = [int(best.argmax())]
    for b in reversed(back):
        path.append(int(b[path[-1]]))
    return path[::-1]


def decode(split, logp, order, weight):
    cuts = np.flatnonzero(np.diff(split['page'])) + 1
    return np.concatenate([viterbi(part, order, weight) for part in np.split(logp, cuts)])


def judge(split, said):
    """Accuracy, whole pages right, and F1 of each role."""
    y, sure = split['y'], split['w'] == 1
    pages = {}
    for page, right in zip(split['page'], (said == y) | ~sure):
        pages[page] = pages.get(page, True) and right
    f1 = {role: round(float(2 * ((said == k) & (y == k) & sure).sum() / max(1, ((said == k) & sure).sum() + ((y == k) & sure).sum())), 4) for k, role in enumerate(split['roles'])}
    return dict(lines=round(float((said == y)[sure].mean()), 4), pages=round(float(np.mean(list(pages.values()))), 4), f1=f1)


def flat(node):
    """A tree as numbers: feature, threshold, place of the right child; the left child right behind; leaves: -1, value, 0."""
    if 'leaf' in node:
        return [-1, round(node['leaf'], 4), 0]
    children = {child['nodeid']: child for child in node['children']}
    left, right = flat(children[node['yes']]), flat(children[node['no']])
    moved = lambda part, by: [v + by if i % 3 == 2 and part[i - 2] >= 0 else v for i, v in enumerate(part)]
    return [int(node['split'][1:]), round(node['split_condition'], 5), 3 + len(left)] + moved(left, 3) + moved(right, 3 + len(left))


def trees_of(model, classes):
    dumped = [json.loads(tree) for tree in model.get_dump(dump_format='json')]
    return [[flat(tree) for tree in dumped[c::classes]] for c in range(classes)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('out')
    parser.add_argument('--rivals', action='store_true')
    args = parser.parse_args()
    train, choose, test = (load(args.folder, split) for split in ('train', 'choose', 'test'))
    roles, order = train['roles'], transitions(train)
    matrix = lambda split: xgb.DMatrix(split['x'], split['y'], weight=split['w'])
    model = xgb.train(dict(PARAMS, num_class=len(roles)), matrix(train), ROUNDS)
    logp = {name: np.log(np.clip(model.predict(matrix(split)), 1e-9, 1)) for name, split in (('choose', choose), ('test', test))}
    scored = [(judge(choose, decode(choose, logp['choose'], order, weight)), weight) for weight in ORDERS]
    for figures, weight in scored:
        print('choose, order', weight, figures)
    chosen = max(scored, key=lambda each: each[0]['lines'])[1]
    said = decode(test, logp['test'], order, chosen)
    figures = judge(test, said)
    print('test', figures)
    if args.rivals:
        own = 30
        alone = xgb.train(dict(PARAMS, num_class=len(roles)), xgb.DMatrix(train['x'][:, :own], train['y'], weight=train['w']), ROUNDS)
        p = np.log(np.clip(alone.predict(xgb.DMatrix(test['x'][:, :own])), 1e-9, 1))
        print('test, no neighbours', judge(test, p.argmax(1)), 'with order', judge(test, decode(test, p, order, 1)))
    about = dict(seed=SEED, params=PARAMS, rounds=ROUNDS, order_weight=chosen, lines=len(train['y']), pages=int(train['page'].max()), fitted_on=hashlib.sha256(train['x'].tobytes()).hexdigest()[:16], test=figures)
    with open(args.out, 'w') as out:
        json.dump(dict(about=about, classes=roles, order=[[round(v, 3) for v in row] for row in order.tolist()], trees=trees_of(model, len(roles))), out, separators=(',', ':'))


if __name__ == '__main__':
    main()
